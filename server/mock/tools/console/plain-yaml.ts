import { stringify } from 'yaml';

/**
 * YAML without aliases, anchors and merge keys, which many readers limit or don't know. Texts that YAML 1.1 would
 * read as another type are quoted, because SnakeYAML and PyYAML read 1.1.
 * @param document of JSON's kinds of values
 */
export function plainYaml(document: unknown): string {
  return stringify(document, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 });
}
