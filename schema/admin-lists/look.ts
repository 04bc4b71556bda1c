export const DENSITIES = ['compact', 'comfortable'] as const
export type Density = (typeof DENSITIES)[number]

/** How a table looks, beside what it shows. Columns are named by their keys on the screen. */
export type TableLook = {
  /** The columns that were moved, in their order; the others follow in the declared one. */
  order: readonly string[]
  hidden: readonly string[]
  /** CSS pixels of columns that were resized. */
  widths: Readonly<Record<string, number>>
  density: Density
}

/** CSS pixels. Narrower nothing can be read, wider nothing else fits. */
export const COLUMN_WIDTHS = { min: 56, max: 960 } as const
export const clampWidth = (width: number): number =>
  Math.round(Math.min(COLUMN_WIDTHS.max, Math.max(COLUMN_WIDTHS.min, width)))

const KEY = /^[a-z][a-zA-Z]{0,30}$/
const WIDTH = /^([a-z][a-zA-Z]{0,30})\.(\d{1,4})$/
const keysOf = (texts: readonly string[]) => [...new Set(texts.filter(text => KEY.test(text)))]

/** A table's look from an address; what says nothing is left out. */
export const readLook = (params: URLSearchParams): TableLook => {
  const widths = params.getAll('width').flatMap(text => {
    const [, key, width] = WIDTH.exec(text) ?? []
    return key === undefined ? [] : [[key, clampWidth(Number(width))] as const]
  })
  const density = DENSITIES.find(known => known === params.get('density'))
  return {
    order: keysOf((params.get('columns') ?? '').split(',')),
    hidden: keysOf(params.getAll('hide')),
    widths: Object.fromEntries(widths),
    density: density ?? DENSITIES[0],
  }
}

/** The shortest parameters that readLook reads as `look`. */
export const writeLook = ({ order, hidden, widths, density }: TableLook): [string, string][] => [
  ...(order.length > 0 ? [['columns', order.join(',')] as [string, string]] : []),
  ...hidden.map((key): [string, string] => ['hide', key]),
  ...Object.entries(widths).map(([key, width]): [string, string] => ['width', `${key}.${width}`]),
  ...(density === DENSITIES[0] ? [] : [['density', density] as [string, string]]),
]
