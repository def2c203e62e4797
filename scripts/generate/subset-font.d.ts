declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2';
    readonly keepFeatures?: readonly string[];
    /** by axis: one value, or the range that stays variable */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    readonly noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
