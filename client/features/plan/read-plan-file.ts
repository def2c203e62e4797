import { config, fromJSONSchema } from 'zod';
import schema from '../../../contracts/api/generated/plan-schema.json' with { type: 'json' };
import { isRoom } from '../../../contracts/domain/layout/corners.ts';
import type { Plan } from '../../../contracts/domain/plan/plan.ts';
import { PLAN_FORMAT, PLAN_VERSION } from './plan-file.ts';

/** More than 200 rooms need, each with a note as long as it may be. */
const PLAN_FILE_BYTES = 1_000_000;

// zod tries `new Function`, and even the try violates the page's content security policy.
if ('document' in globalThis) config({ jitless: true });

/** Also checks the plans that are saved with projects. */
const planSchema = fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]);

/** The plan in a file that somebody has chosen. @throws {Error} whose message says why there is none */
export async function readPlanFile(file: File): Promise<Plan> {
  const name = `“${file.name}”`;
  if (file.size > PLAN_FILE_BYTES) throw new Error(`${name} is too large to be a plan.`);
  const { format, version, plan } = recordOf(await textOf(file));
  if (format !== PLAN_FORMAT || typeof version !== 'number')
    throw new Error(`${name} is not a plan. Please choose a file that was saved with “Save as a file”.`);
  if (version > PLAN_VERSION)
    throw new Error(
      `${name} was saved by a newer version of this page. Please reload the page and open the file again.`,
    );
  const read = planSchema.safeParse(plan);
  if (!read.success || hasTwins(read.data as Plan) || hasCrossing(read.data as Plan))
    throw new Error(`${name} is damaged or was changed by another program, so it can’t be opened.`);
  return read.data as Plan;
}

function textOf(file: File): Promise<string> {
  return file.text().catch(() => {
    throw new Error(`“${file.name}” could not be read. Please choose it again.`);
  });
}

function recordOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Rooms are found by their ids. */
const hasTwins = ({ rooms }: Plan) => new Set(rooms.map(({ id }) => id)).size < rooms.length;

/** Only walls that don't cross can be laid. */
const hasCrossing = ({ rooms }: Plan) =>
  rooms.some(({ shape: { kind, corners = [] } }) => kind === 'Corners' && !isRoom(corners));
