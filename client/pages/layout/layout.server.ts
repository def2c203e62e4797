import { floorNeeds } from '../../features/floor-page/floor-needs.ts';
import { layoutTitle } from './layout-title.ts';

export const needs = floorNeeds(layoutTitle);
