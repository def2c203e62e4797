import { growth } from './bench/growth.ts';

/** `npm run bench -- growth`: the shop with 85, 10,000 and 100,000 products. */
await growth(4601);
