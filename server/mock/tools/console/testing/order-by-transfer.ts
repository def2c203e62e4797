import { placedOrder } from '../../../../../contracts/suite/order-of-basket.ts';
import type { TestConsole } from '../../../testing/open-console.ts';

/** An order of the first seeded customer that waits for its transfer. */
export const orderByTransfer = (shop: TestConsole) => placedOrder(shop.target, 'trade', 0, shop.clock.now);
