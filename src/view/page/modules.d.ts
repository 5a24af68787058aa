declare module '*.css'

declare module 'views:all' {
  /** By name, in the order of src/view/views.ts. */
  export const VIEWS: Readonly<Record<string, import('./view.ts').View>>
}
