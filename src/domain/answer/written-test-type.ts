/**
 * The numbers of the written question types (specification section 3): 0 other, 1 multiple choice, 2 short answer, 3 true/false,
 * 4 matching, 5 combination, 6 essay.
 */
export type WrittenTestType = 0 | 1 | 2 | 3 | 4 | 5 | 6
