import './button.css'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { PageLink } from './page-link.tsx'
import { Tooltip } from './tooltip.tsx'

export type ButtonVariant = 'outlined' | 'filled' | 'accent' | 'text' | 'danger'

interface ButtonLook {
  /** One `filled` per screen; `accent` is outlined. */
  variant?: ButtonVariant | undefined
  size?: 'md' | 'lg' | undefined
  icon?: IconName | undefined
  trailingIcon?: IconName | undefined
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Spins the icon and ignores presses. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  /** Why it is disabled: shown on hover and focus and read out; the button stays focusable. */
  disabledReason?: string | null | undefined
}

function classOf({ variant = 'outlined', size }: ButtonLook, className?: string): string {
  return joinClasses(
    'button',
    variant !== 'outlined' && `button-${variant}`,
    size === 'lg' && 'button-lg',
    className,
  )
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, trailingIcon, busy, disabled, disabledReason, ...native } = props
  const { className, children, onClick, type = 'button', ...rest } = native
  const held = Boolean(busy || disabledReason)
  const button = (
    <button
      {...rest}
      type={held && type === 'submit' ? 'button' : type}
      className={classOf({ variant, size }, className)}
      disabled={disabled && !disabledReason}
      aria-disabled={disabledReason ? true : undefined}
      aria-busy={busy || undefined}
      onClick={held ? undefined : onClick}
    >
      {busy ? (
        <Icon name="retry" className="button-turning" />
      ) : (
        icon && <Icon name={icon} size={variant === 'text' ? 18 : 20} />
      )}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </button>
  )
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-label' | 'children'> {
  icon: IconName
  /** Accessible name and tooltip. */
  label: string
  iconSize?: number | undefined
  pressed?: boolean | undefined
  disabled?: boolean | undefined
  disabledReason?: string | null | undefined
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, iconSize, pressed, disabled, disabledReason, className, onClick, ...rest } = props
  return (
    <Tooltip text={disabledReason ?? label} describes={Boolean(disabledReason)}>
      <button
        type="button"
        {...rest}
        className={joinClasses('icon-button', className)}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabledReason ? true : undefined}
        disabled={disabled && !disabledReason}
        onClick={disabledReason ? undefined : onClick}
      >
        <Icon name={icon} size={iconSize} />
      </button>
    </Tooltip>
  )
}

interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, trailingIcon, className, children, ...rest } = props
  return (
    <PageLink {...rest} className={classOf({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </PageLink>
  )
}
