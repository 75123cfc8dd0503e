import type pg from 'pg'

/** What a load makes: without what tells one load from another, and without the numbers of an order. */
const QUERIES: Record<string, string> = {
  curriculum_nodes: `select id, parent_id, kind, label, depth, hidden, curriculum_achievement, domain, school_level, grade,
    subject_area, subject, rank() over (partition by parent_id order by ordered, id) as place from curriculum_nodes order by id`,
  concepts: `select id, node_id, content, description, image_required, hidden,
    rank() over (partition by node_id order by ordered, id) as place from concepts order by id`,
  criteria: 'select * from achievement_criteria order by id',
  node_criteria: 'select * from node_criteria order by 1, 2',
  concept_criteria: 'select * from concept_criteria order by 1, 2',
  prerequisites: 'select * from concept_prerequisites order by 1, 2',
  explanations: `select distinct on (concept_id) concept_id, content, author from explanations where status = 'published'
    order by concept_id, coalesce(published_at, created_at) desc, id desc`,
  terms: `select id, concept_id, term, definition, hidden,
    rank() over (partition by concept_id order by ordered, id) as place from terms order by id`,
  links: `select id, concept_id, title, url, kind, hidden,
    rank() over (partition by concept_id order by ordered, id) as place from concept_links order by id`,
  items: `select id, question, option1, option2, option3, option4, option5, correct_answer, solution, difficulty_level,
    written_test_type, performance_test_type, figures, images, hints, mistakes, rubric, pairing, template_id, seed, ordered
    from evaluation_items where not hidden order by id`,
  stored_files: `select id, purpose, type, width, height, bytes, sha256 from stored_files where published_at is not null order by id`,
  item_concepts: 'select item_id, concept_id from item_concepts order by 1, 2',
}

export const CONTENT_TABLES: readonly string[] = Object.keys(QUERIES)

/** Returns the rows of every table of content, by its name. */
export async function readContentTables(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const entries = Object.entries(QUERIES).map(async ([name, query]) => [name, (await pool.query(query)).rows])
  return Object.fromEntries(await Promise.all(entries))
}
