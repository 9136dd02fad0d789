/** What a list of rooms is called. */
export const roomList =
  '(?:(?:confirmed|final|revised|updated|provisional) )?(?:(?:rooming|room|guest)[ -]?list|(?:rooming[ -]?list|liste|feuille|plan|r[ée]partition) (?:des? )?(?:chambres|occupants|participants|clients|couchages?))';
const listOfRooms = new RegExp(String.raw`^${roomList}\b`);

/** "Liste des chambres – concert du samedi 22 mai": for text made plain. */
export const isRoomList = (shape: string): boolean => listOfRooms.test(shape);
