import './avatar.css'
import type { TutorPersona } from '#domain/access/roles.ts'
import { joinClasses } from './join-classes.ts'

interface AvatarProps {
  persona: TutorPersona
  /** Pixels. */
  size?: number | undefined
  /** Empty if the name is shown beside it. */
  alt?: string | undefined
  className?: string | undefined
}

export function Avatar({ persona, size = 36, alt = '', className }: AvatarProps) {
  return (
    <img
      className={joinClasses('avatar', className)}
      src={`/avatars/${persona}.svg`}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
    />
  )
}
