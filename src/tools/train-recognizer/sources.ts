import path from 'node:path'
import { type Family, type Glyph, withoutLetters } from './glyph.ts'
import { readAuthored } from './read-authored.ts'
import { readFont } from './read-font.ts'
import { readHershey } from './read-hershey.ts'

/** Debian packages with the fonts, in the folder that `--fonts` names (`apt-get download`, `dpkg-deb -x`), or installed. */
export const FONT_PACKAGES = [
  'fonts-breip',
  'fonts-bwht',
  'fonts-comfortaa',
  'fonts-comic-neue',
  'fonts-dancingscript',
  'fonts-dkg-handwriting',
  'fonts-dosis',
  'fonts-kiloji',
  'fonts-jura',
  'fonts-klee',
  'fonts-lato',
  'fonts-nanum-extra',
  'fonts-quicksand',
  'fonts-rufscript',
  'fonts-sawarabi-gothic',
  'fonts-seto',
  'fonts-sjfonts',
  'fonts-smc-chilanka',
  'fonts-smc-karumbi',
  'fonts-tlwg-purisa-otf',
  'fonts-tomsontalks',
  'fonts-tuffy',
  'fonts-unfonts-extra',
  'fonts-yozvox-yozfont-edu',
  'fonts-yusei-magic',
] as const

export type Split = 'training' | 'validation' | 'test'

/**
 * Which source is for what, decided before the first training. A family is in one split with all its styles: what is measured on `test`
 * was never seen, and `validation` alone sets the thresholds.
 */
const HERSHEY: Readonly<Record<Split, readonly string[]>> = {
  training: ['EMSAllure', 'EMSNixish', 'EMSNixishItalic', 'EMSTech', 'HersheySans1'],
  validation: ['EMSElfin'],
  test: ['EMSReadability', 'EMSReadabilityItalic', 'EMSFelix'],
}

const FONTS: Readonly<Record<Split, readonly string[]>> = {
  training: [
    'opentype/bwht/BecauseWeBuild-Regular.otf',
    'opentype/bwht/BecauseWeConnect-Regular.otf',
    'opentype/bwht/BecauseWeCreate-Regular.otf',
    'opentype/bwht/BecauseWeLearn-Regular.otf',
    'opentype/bwht/BecauseWeMentor-Regular.otf',
    'opentype/bwht/BecauseWeOrganize-Regular.otf',
    'opentype/comic-neue/ComicNeue-Light.otf',
    'opentype/dosis/Dosis-Light.otf',
    'opentype/jura/Jura-Light.otf',
    'opentype/malayalam/Chilanka-Regular.otf',
    'opentype/dancingscript/DancingScript-Regular.otf',
    'opentype/tlwg/Purisa.otf',
    'opentype/tlwg/Purisa-Oblique.otf',
    'truetype/comfortaa/Comfortaa-Light.ttf',
    'truetype/lato/Lato-Thin.ttf',
    'truetype/lato/Lato-ThinItalic.ttf',
    'truetype/malayalam/Karumbi-Regular.ttf',
    'truetype/quicksand/Quicksand-Light.ttf',
    'truetype/sawarabi-gothic/sawarabi-gothic-medium.ttf',
    'truetype/unfonts-extra/UnPen.ttf',
    'truetype/unfonts-extra/UnPilgia.ttf',
    'truetype/breip/Breip.ttf',
    'truetype/klee/KleeOne-Regular.ttf',
    'truetype/nanum/NanumBarunpenR.ttf',
    'truetype/nanum/NanumBrush.ttf',
    'truetype/nanum/NanumGothicLight.ttf',
    'truetype/nanum/NanumSquareRoundL.ttf',
    'truetype/rufscript/Rufscript010.ttf',
    'truetype/sjfonts/Delphine.ttf',
    'truetype/tomsontalks/TomsonTalks.ttf',
    'truetype/tuffy/tuffy_regular.ttf',
    'truetype/yozvox-yozfont/YOzBE_.ttf',
    'truetype/yozvox-yozfont/YOzRE_.ttf',
    'truetype/yozvox-yozfont/YOzREX.ttf',
    'truetype/yusei-magic/YuseiMagic-Regular.ttf',
  ],
  validation: ['truetype/fifthhorseman/dkg.ttf', 'truetype/kiloji/kiloji.ttf'],
  test: ['truetype/nanum/NanumPen.ttf', 'truetype/seto/setofont.ttf', 'truetype/sjfonts/SteveHand.ttf'],
}

/** The last authored shape of a symbol is for the test, of five or more the one before it for validation. */
const AUTHORED_SPLIT: Readonly<Record<Split, (index: number, count: number) => boolean>> = {
  training: (index, count) => index < count - (count >= 5 ? 2 : 1),
  validation: (index, count) => index === count - 2,
  test: (index, count) => index === count - 1,
}

const CAPITALS_ONLY = /^(?:BecauseWe|Tomson)/

/** Returns the families of a split; the last is the authored one, which has every symbol. */
export function readFamilies(split: Split, findFont: (file: string) => string): Family[] {
  return [
    ...HERSHEY[split].map(readHershey),
    ...FONTS[split].map((file) => readFont(path.parse(file).name, findFont(file))),
    readAuthored('authored', AUTHORED_SPLIT[split]),
  ].map((family) => (CAPITALS_ONLY.test(family.name) ? withoutLetters(family) : family))
}

/** Splits a list of shapes of one kind, as roots and circles. */
export function chooseShapes(split: Split, shapes: readonly Glyph[]): Glyph[] {
  return shapes.filter((_, index) => AUTHORED_SPLIT[split](index, shapes.length))
}
