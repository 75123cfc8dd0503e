import './list-state.css'
import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Icon, type IconName } from '../primitives/icon.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'

interface ListStateProps {
  icon: IconName
  title: string
  detail?: string | undefined
  action?: { label: string; icon?: IconName; onPress: () => void } | undefined
  role?: 'status' | 'alert'
  children?: ReactNode
}

function ListState({ icon, title, detail, action, role, children }: ListStateProps) {
  return (
    <div className="list-state" role={role}>
      <Icon name={icon} size={28} />
      <b>{title}</b>
      {detail && <span>{detail}</span>}
      {action && (
        <Button icon={action.icon} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      {children}
    </div>
  )
}

type StateWords = Omit<ListStateProps, 'role'>

export function EmptyState(props: StateWords) {
  return <ListState {...props} />
}

interface ErrorStateProps {
  title: string
  detail?: string | undefined
  onRetry?: (() => void) | undefined
}

export function ErrorState({ title, detail = '잠시 뒤에 다시 해 주세요.', onRetry }: ErrorStateProps) {
  return (
    <ListState
      role="alert"
      icon="error"
      title={title}
      detail={detail}
      action={onRetry && { label: '다시 불러오기', icon: 'retry', onPress: onRetry }}
    />
  )
}

interface OfflineStateProps {
  title?: string | undefined
  detail?: string | undefined
  action?: ListStateProps['action']
}

export function OfflineState({ title = '연결되면 볼 수 있어요', detail, action }: OfflineStateProps) {
  return <ListState role="status" icon="offline" title={title} detail={detail} action={action} />
}

const ROW_WIDTHS = ['82%', '64%', '90%', '48%', '73%', '57%']

interface LoadingStateProps {
  rows?: number | undefined
  label?: string | undefined
}

/** Shows as many rows as the list will probably have, so that nothing shifts. */
export function LoadingState({ rows = 4, label = '불러오는 중' }: LoadingStateProps) {
  return (
    <div className="list-loading" role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <span key={row}>
          <Skeleton width="18px" height="18px" round />
          <Skeleton width={ROW_WIDTHS[row % ROW_WIDTHS.length]} />
        </span>
      ))}
    </div>
  )
}
