/** What became of a point; `could_not_tell` where the words allow no verdict. */
export type Outcome = 'answered' | 'turned' | 'dropped' | 'could_not_tell'
