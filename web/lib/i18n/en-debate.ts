/** English sentences of the debate, transcript and results screens. */
export const enDebate = {
  debate: {},
  results: {},
}
