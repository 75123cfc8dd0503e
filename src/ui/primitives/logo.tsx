import './logo.css'

interface LogoProps {
  /** Pixels: 30 in a bar, 56 on the sign-in page. */
  height?: number | undefined
}

/** The ㅁ of 셈 is an empty box, that of 샘 is filled in. */
export function Logo({ height = 30 }: LogoProps) {
  return (
    <svg
      className="logo"
      viewBox="0 0 104 60"
      height={height}
      width={(height * 104) / 60}
      role="img"
      aria-label="셈샘"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M15 6C14 15 10 22 4.5 27M15 12c1.5 6 4.5 10.5 8.5 14M25 15.5h8.5M33.5 5v25M43.5 4v27" />
      <rect x="15" y="38.5" width="28.5" height="17.5" rx="1.5" />
      <g transform="translate(55)">
        <path d="M15 6C14 15 10 22 4.5 27M15 12c1.5 6 4.5 10.5 8.5 14M33.5 5v25M33.5 16h10M43.5 4v27" />
        <rect className="logo-box" x="15" y="38.5" width="28.5" height="17.5" rx="1.5" />
      </g>
    </svg>
  )
}
