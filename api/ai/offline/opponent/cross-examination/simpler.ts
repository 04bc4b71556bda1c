import type { Examination } from './examination.ts'

/**
 * The question asked last in simpler words; null where none was asked, or it was simple already. A
 * beginner is asked another one, which is easier.
 */
export const simpler = ({ asker, pending, prepared }: Examination): string | null => {
  if (prepared.level.isSimple) return asker.say(asker.book['simple again'])
  return pending && !pending.isNarrow
    ? asker.say(asker.book.simpler, {
        asked: asker.named(pending),
        narrow: asker.narrow(pending.kind),
      })
    : null
}
