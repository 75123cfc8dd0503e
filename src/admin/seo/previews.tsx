import { useState } from 'react'

interface Head {
  path: string
  title: string
  description: string
  /** Empty: the default picture. */
  image: string
}

const DEFAULT_PICTURE = '/icon-512.png'

/** About how a search engine lists the page. */
export function SearchPreview({ head }: { head: Head }) {
  return (
    <figure className="seo-preview">
      <figcaption>검색 결과에서</figcaption>
      <div className="seo-result">
        <small>
          {window.location.host}
          {head.path === '/' ? '' : head.path.replaceAll('/', ' › ')}
        </small>
        <b>{head.title}</b>
        <p>{head.description}</p>
      </div>
    </figure>
  )
}

/** About how a messenger shows a link to the page. */
export function CardPreview({ head }: { head: Head }) {
  const picture = head.image || DEFAULT_PICTURE
  return (
    <figure className="seo-preview">
      <figcaption>링크를 공유했을 때</figcaption>
      <div className="seo-card">
        <Picture key={picture} address={picture} />
        <div>
          <b>{head.title}</b>
          <p>{head.description}</p>
          <small>{window.location.host}</small>
        </div>
      </div>
    </figure>
  )
}

function Picture({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  // The content security policy of these pages allows no pictures of other sites.
  if (!address.startsWith('/'))
    return <span className="seo-picture">다른 사이트의 그림은 여기에서 보이지 않아요.</span>
  if (isBroken) return <span className="seo-picture">이 주소에는 그림이 없어요.</span>
  return <img className="seo-picture" src={address} alt="" onError={() => setBroken(true)} />
}
