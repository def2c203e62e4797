// First, so that its rules come before those of the components.
import './theme/base.css';
import { MOBILE_TREE } from './app/mobile-tree.ts';
import { openShop } from './app/open-shop.tsx';

await openShop(MOBILE_TREE);
