/** The page as scripts/build.ts bundles it, in dist/view/page.js. */
export declare const script: string
export declare const style: string
