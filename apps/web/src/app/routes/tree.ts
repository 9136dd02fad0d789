import { deskRoutes } from './desk.ts';
import { inside, root, welcome } from './frame.ts';
import { hotelRoutes } from './hotels.ts';
import { messageRoutes } from './messages.ts';
import { paperRoutes } from './papers.ts';
import { profileRoutes } from './profile.ts';
import { tripRoutes } from './trips.ts';

export const tree = root.addChildren([
  welcome,
  inside.addChildren([...tripRoutes, ...hotelRoutes, ...paperRoutes, ...messageRoutes, ...profileRoutes, deskRoutes]),
]);
