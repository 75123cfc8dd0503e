import { FILLED_ICON_PATHS, ICON_PATHS, type IconName } from './icon-paths.ts'

export type { IconName }

interface IconProps {
  name: IconName
  /** Pixels: 20 in controls, 18 beside small text, 16 in dense rows. */
  size?: number | undefined
  /** Accessible name; without it the icon is decorative. */
  label?: string | undefined
  strokeWidth?: number | undefined
  className?: string | undefined
}

export function Icon({ name, size = 20, label, strokeWidth = 1.6, className }: IconProps) {
  const filled = FILLED_ICON_PATHS[name]
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={ICON_PATHS[name]} />
      {filled && <path d={filled} fill="currentColor" />}
    </svg>
  )
}
