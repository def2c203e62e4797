/** Values kept by the browser. Where it keeps none (private mode, full disk, blocked cookies), they last as long as the page. */
export interface Store {
  /** @returns undefined if nothing is kept, or it isn't JSON */
  readonly read: (key: string) => unknown;
  /** @param value as JSON has it; undefined removes it */
  readonly keep: (key: string, value: unknown) => void;
}

/** Shared by all tabs, until it is removed. */
export const browserStore = storeIn(() => localStorage);

/** Of one tab: kept across a refresh, Back and other pages, until the tab is closed. */
export const tabStore = storeIn(() => sessionStorage);

function storeIn(storage: () => Storage): Store {
  const inPage = new Map<string, string>();
  return {
    read(key) {
      try {
        return JSON.parse(inPage.get(key) ?? storage().getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep(key, value) {
      inPage.delete(key);
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        if (value !== undefined) inPage.set(key, JSON.stringify(value));
      }
    },
  };
}

/** What was kept may be anything. @returns whether it is an object with a text in each of these fields */
export const hasTexts =
  <Field extends string>(fields: readonly Field[]) =>
  (value: unknown): value is Readonly<Record<Field, string>> => {
    const record = keptRecord(value);
    return fields.every((field) => typeof record[field] === 'string');
  };

/** What was kept may be anything. @returns its entries, none if it isn't an object */
export function keptRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
