import { queryOptions } from '@tanstack/react-query'
import { api, call } from '#platform/http.ts'

/** How the guardian is asked, and whether a mail is on its way. */
export function guardianQuery(userId: string) {
  return queryOptions({ queryKey: ['guardian', userId], queryFn: () => call(api.user.guardian()) })
}

/** Mails the guardian a link. Throws AppError. */
export function askGuardian(email: string) {
  return call(api.user.askGuardian({ email }))
}

/** Takes the mail back: its link no longer works. Throws AppError. */
export function forgetGuardian() {
  return call(api.user.forgetGuardian())
}
