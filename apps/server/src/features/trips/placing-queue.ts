/**
 * What puts bookings into an account's trips, or judges something by them, runs one after the other in this queue of jobs.
 * `placeBooking` lets nobody in between either; but a job that waits there holds a connection and one of the few runners.
 */
export const placingQueue = (accountId: string): string => `imports ${accountId}`;
