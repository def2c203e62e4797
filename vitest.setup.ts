import { configureGlobal } from 'fast-check';

/**
 * The same random values in every run, so that what CI refuses fails here too. To look further, choose other ones:
 *   FC_SEED=$RANDOM npx vitest run
 */
configureGlobal({ seed: Number(process.env.FC_SEED ?? 2026) });
