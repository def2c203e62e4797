import { floorNeeds } from '../../features/floor-page/floor-needs.ts';
import { yourRoomTitle } from './your-room-title.ts';

export const needs = floorNeeds(yourRoomTitle);
