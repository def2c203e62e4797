declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** A call that "Try it out" is about to send. */
  export interface DocsRequest {
    url: string;
    method?: string;
    /** true for the document itself */
    loadSpec?: boolean;
    headers: Record<string, string>;
  }
  interface Options {
    readonly spec?: object;
    readonly domNode: HTMLElement;
    readonly requestInterceptor: (request: DocsRequest) => DocsRequest;
    readonly docExpansion: 'list' | 'none';
    readonly defaultModelsExpandDepth: number;
    readonly filter: boolean;
    readonly tryItOutEnabled: boolean;
    readonly validatorUrl: null;
    readonly supportedSubmitMethods: readonly string[];
    readonly onComplete?: () => void;
  }
  const SwaggerUI: (options: Options) => unknown;
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default SwaggerUI;
}
