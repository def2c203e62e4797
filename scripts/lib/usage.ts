import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command was given wrong options; the message says which. */
export class UsageFailure extends Error {}

/** The contract suite would only report one mistake of its options hundreds of times; the message says which. */
export class NothingToCheck extends Error {}

/** A command's options as `node:util` reads them. @throws UsageFailure for one that is unknown or lacks its value */
export function readArgs<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageFailure(reasonOf(error));
  }
}

/** @returns an address without a slash at its end. @throws UsageFailure */
export function addressOf(option: string, text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new UsageFailure(`${option} must be an http or https URL`);
  }
  return text.replace(/\/+$/, '');
}

/** Why a call didn't get through, in words. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const told = cause instanceof Error ? cause : error;
  return told instanceof Error ? told.message : String(told);
}
