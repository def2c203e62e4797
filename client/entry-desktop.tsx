// First, so that its rules come before those of the components.
import './theme/base.css';
import { DESKTOP_TREE } from './app/desktop-tree.ts';
import { openShop } from './app/open-shop.tsx';

await openShop(DESKTOP_TREE);
