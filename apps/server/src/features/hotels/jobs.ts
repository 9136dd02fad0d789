import { defineJob } from '../../platform/jobs.ts';

/** Asks the provider to book. Repeated after a fault of ours, it never asks again: it asks what became of the first time. */
export const placeOrder = defineJob<{ bookingId: string }>('hotels:book', { maxAttempts: 25 });
/** Asks what became of a booking or a cancellation that nobody answered. */
export const followUp = defineJob<{ bookingId: string }>('hotels:follow-up', { maxAttempts: 25 });
export const placeCancellation = defineJob<{ bookingId: string }>('hotels:cancel', { maxAttempts: 25 });
