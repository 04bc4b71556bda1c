import { isMadeUpAddress } from '#schema/made-up-address.ts'
import { useAdminText } from './use-admin-text.ts'

/** A user's address; people who come from another system may have none. */
export const Address = ({ email }: { email: string | null }) => {
  const { users } = useAdminText()
  return email && isMadeUpAddress(email) ? users.noAddress : email
}
