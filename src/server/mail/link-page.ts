/** The address contains a token, so no cache may store it. */
export const LINK_PAGE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
}

/** Writes a static page without the app: it is opened by the link in a mail, without a session. `body`: HTML. */
export function makeLinkPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · 셈샘</title>
</head>
<body style="margin:0 auto;max-width:32rem;padding:24px;font-family:sans-serif;line-height:1.6;word-break:keep-all">
<main>
<h1 style="font-size:1.25rem">${title}</h1>
${body}
</main>
</body>
</html>
`
}

export function makeButton(label: string): string {
  return `<button style="min-height:44px;padding:0 20px;font:inherit">${label}</button>`
}
