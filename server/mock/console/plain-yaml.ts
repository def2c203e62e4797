import { stringify } from 'yaml';

/**
 * YAML without aliases, anchors and merge keys, which many readers limit or don't know. What YAML 1.1 would take for
 * something else than text is quoted, as SnakeYAML and PyYAML read 1.1.
 * @param document of JSON's kinds of values
 */
export function plainYaml(document: unknown): string {
  return stringify(document, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 });
}
