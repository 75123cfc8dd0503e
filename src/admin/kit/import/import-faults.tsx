import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { describeCount } from './describe-count.ts'
import { ImportRows } from './import-rows.tsx'

interface Fault {
  line: number
  /** The field, where a row has several. */
  path?: string
  message: string
}

interface ImportFaultsProps {
  /** Of the file; null for what was typed. */
  name: string | null
  faults: readonly Fault[]
  /** Shows a line of the text, where the text is on the page. */
  onShow?: (line: number) => void
}

/** What keeps a file from being imported, by line. Nothing of it was applied. */
export function ImportFaults({ name, faults, onShow }: ImportFaultsProps) {
  return (
    <section className="import-result" aria-label="파일에서 고칠 곳">
      <p className="notice notice-danger" role="alert">
        <Icon name="error" size={18} />
        <span>
          {name ?? '글'}에 고칠 곳이 {describeCount(faults.length)}군데 있어서 아무것도 가져오지 않았어요.
          고친 다음에 다시 해 주세요.
        </span>
      </p>
      <ImportRows
        rows={faults}
        keyOf={({ line, path, message }) => `${line} ${path} ${message}`}
        counter="군데"
      >
        {({ line, path, message }) => (
          <>
            <b>{describeCount(line)}번째 줄</b>
            {path && <code>{path}</code>}
            <span>{message}</span>
            {onShow && (
              <Button
                variant="text"
                aria-label={`${describeCount(line)}번째 줄 보기`}
                onClick={() => onShow(line)}
              >
                보기
              </Button>
            )}
          </>
        )}
      </ImportRows>
    </section>
  )
}
