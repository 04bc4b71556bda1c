import type { Examination } from './examination.ts'

/** The question asked last in simpler words; null where none was asked, or it was simple already. */
export const simpler = ({ asker, pending }: Examination): string | null =>
  pending && !pending.isNarrow
    ? asker.say(asker.book.simpler, {
        asked: asker.named(pending),
        narrow: asker.narrow(pending.kind),
      })
    : null
