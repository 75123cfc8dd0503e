import './promo.css'
import { useEffect, useRef, useState } from 'react'
import type { Promo } from '#domain/promo/promo.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'

interface PromoPopupProps {
  promo: Promo
  open: boolean
  /** '닫기', and Escape. */
  onClose: () => void
  onNotToday: () => void
  onParticipate: () => void
}

/** Opens a new window without access to this one. */
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const

/** The promotional popup (specification section 2). */
export function PromoPopup({ promo, open, onClose, onNotToday, onParticipate }: PromoPopupProps) {
  const { image, imageText, link, videoUrl } = promo
  const wayOut = useRef<HTMLButtonElement>(null)
  const isLoaded = useLoaded(image)
  return (
    <Dialog
      open={open && isLoaded}
      onClose={onClose}
      kind="popup"
      title={imageText || '이벤트 안내'}
      initialFocus={wayOut}
    >
      <div className="promo-picture">
        <img src={image} alt={imageText} />
        {videoUrl && (
          <Tooltip text="사용법 영상 보기" describes={false}>
            <a className="promo-corner" href={videoUrl} aria-label="사용법 영상 보기" {...NEW_TAB}>
              <span>
                <Icon name="play" />
              </span>
            </a>
          </Tooltip>
        )}
      </div>
      {link?.url && (
        <div className="promo-link">
          <ButtonLink
            href={link.url}
            variant="filled"
            onClick={onParticipate}
            {...(link.target && { ...NEW_TAB, target: link.target })}
          >
            {link.text}
          </ButtonLink>
        </div>
      )}
      <div className="promo-ways-out">
        <button type="button" onClick={onNotToday}>
          오늘은 그만
        </button>
        <button ref={wayOut} type="button" onClick={onClose}>
          닫기
        </button>
      </div>
    </Dialog>
  )
}

/** Whether the picture has loaded or failed: nothing may shift once the popup is open. */
function useLoaded(address: string): boolean {
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    const picture = new Image()
    picture.src = address
    const settle = () => setLoaded(address)
    picture.decode().then(settle, settle)
  }, [address])
  return loaded === address
}
