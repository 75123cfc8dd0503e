/** The promotional popup (specification section 2). */
export interface Promo {
  eventId: string
  /** A path of this origin, or a `data:` address of a picture. */
  image: string
  /** What the picture shows and says. */
  imageText: string
  /** A day in Seoul, `2026-03-02`, or a time with its zone; null for no limit. A day counts whole. */
  startDate: string | null
  endDate: string | null
  link: PromoLink | null
  /** The channel that the picture's bottom right corner opens. */
  videoUrl: string | null
  /** Shown whatever the dates and the person's choices say. */
  force: boolean
}

export interface PromoLink {
  /** Null if not set: there is no button then. */
  url: string | null
  text: string
  /** The window that it opens in; blank for the one that is there. */
  target: string
}
