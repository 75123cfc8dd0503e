import { z } from 'zod'
import { contentContract } from '#contract/content.ts'
import { inputOf } from '../kit/input-of.ts'

const { label, hidden: nodeHidden } = inputOf(contentContract.updateNode).shape
export const nodeFormSchema = z.object({ label: label.unwrap(), hidden: nodeHidden.unwrap() })
export type NodeValues = z.infer<typeof nodeFormSchema>

const { content: name, description, imageRequired, hidden } = inputOf(contentContract.updateConcept).shape
export const conceptFormSchema = z.object({
  content: name.unwrap(),
  description: description.unwrap(),
  imageRequired: imageRequired.unwrap(),
  hidden: hidden.unwrap(),
})
export type ConceptValues = z.infer<typeof conceptFormSchema>

const { content: text } = inputOf(contentContract.updateExplanation).shape
export const explanationFormSchema = z.object({ content: text.unwrap() })
export type ExplanationValues = z.infer<typeof explanationFormSchema>

const { title, url, kind, hidden: linkHidden } = inputOf(contentContract.updateLink).shape
export const linkFormSchema = z.object({
  title: title.unwrap(),
  url: url.unwrap(),
  kind: kind.unwrap(),
  hidden: linkHidden.unwrap(),
})
export type LinkValues = z.infer<typeof linkFormSchema>

const { term, definition, hidden: termHidden } = inputOf(contentContract.updateTerm).shape
export const termFormSchema = z.object({
  term: term.unwrap(),
  definition: definition.unwrap(),
  hidden: termHidden.unwrap(),
})
export type TermValues = z.infer<typeof termFormSchema>
