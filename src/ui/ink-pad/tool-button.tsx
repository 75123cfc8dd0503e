import { Tooltip } from '../primitives/tooltip.tsx'

/** Icons of the pad alone, on a grid of 24 like those of `Icon`. */
const TOOL_PATHS = {
  eraser:
    'm13.5 5.5 5 5a1.5 1.5 0 0 1 0 2.1L12.6 18.5H8.4l-2.9-2.9a1.5 1.5 0 0 1 0-2.1l5.9-8a1.5 1.5 0 0 1 2.1 0zM9 9.5l6 6M5 20.5h14',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11H9',
  redo: 'm15.5 5 4 4-4 4M19.5 9h-9a5.5 5.5 0 0 0 0 11H15',
  ruled: 'M7 4h11a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7zM7 9h12M7 12.5h12M7 16h12',
  larger: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20 20M10.5 7.8v5.4M7.8 10.5h5.4',
  smaller: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20 20M7.8 10.5h5.4',
} as const

interface ToolButtonProps {
  tool: keyof typeof TOOL_PATHS
  /** Accessible name and tooltip. */
  label: string
  pressed?: boolean | undefined
  disabled?: boolean | undefined
  onClick: () => void
}

/** An icon button whose icon only the pad needs: those of `Icon` are fetched with every page. */
export function ToolButton({ tool, label, pressed, disabled, onClick }: ToolButtonProps) {
  return (
    <Tooltip text={label} describes={false}>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        <svg
          width={20}
          height={20}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={TOOL_PATHS[tool]} />
        </svg>
      </button>
    </Tooltip>
  )
}
