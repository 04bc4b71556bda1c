import { AVATAR_IDS, type AvatarId } from '#schema/constants.ts'
import styles from './avatar.module.css'
import { AvatarDrawing } from './avatar-drawing.tsx'

/** As much of a person as is known; a leaderboard has no email, a visitor has nothing. */
export type Pictured = {
  avatar_id?: string | null
  avatar_url?: string | null
  username?: string | null
  email?: string | null
}

const isDrawn = (id: string | null | undefined): id is AvatarId =>
  (AVATAR_IDS as readonly (string | null | undefined)[]).includes(id)

const initialOf = ({ username, email }: Pictured) => {
  const name = username?.trim() || email?.trim() || 'U'
  return [...name].slice(0, 1).join('').toUpperCase()
}

/**
 * The drawn avatar, else the picture at `avatar_url`, else the first letter.
 * Decoration: the name stands beside it.
 */
export const Avatar = ({ person, size = '2.5rem' }: { person: Pictured; size?: string }) => (
  <span
    className={styles.avatar}
    style={{ width: size, height: size, fontSize: `calc(${size} * 0.45)` }}
    aria-hidden="true"
  >
    {pictureOf(person)}
  </span>
)

const pictureOf = (person: Pictured) => {
  if (isDrawn(person.avatar_id)) return <AvatarDrawing id={person.avatar_id} />
  return person.avatar_url ? (
    <img src={person.avatar_url} alt="" loading="lazy" />
  ) : (
    initialOf(person)
  )
}
