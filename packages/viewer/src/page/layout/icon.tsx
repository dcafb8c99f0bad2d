const PATHS = {
  compass: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3.2 2.3 6.8L12 18.800 9.700 12Z',
  up: 'M12 6 5 15h14Z',
  down: 'M12 18 5 9h14Z',
  copy: 'M8 8V4h12v12h-4v4H4V8Zm2 0h6v6h2V6h-8ZM6 10v8h8v-8Z',
  star: 'm12 3 2.700 6 6.300.600-4.800 4.300 1.400 6.300L12 17l-5.600 3.200 1.400-6.300L3 9.600 9.300 9Z',
  search: 'M10 4a6 6 0 1 0 3.700 10.700l5 5 1.400-1.400-5-5A6 6 0 0 0 10 4Zm0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
} as const

/** A small picture beside a word; it says nothing by itself. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  )
}
