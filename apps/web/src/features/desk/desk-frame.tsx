import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AgencyApiProvider } from '../../api/agency-api.tsx';
import { client } from '../../session/session.ts';

/** Around every page of the agency: here, and nowhere else, its calls are declared. */
export function DeskFrame() {
  return (
    <AgencyApiProvider value={client}>
      <Suspense>
        <Outlet />
      </Suspense>
    </AgencyApiProvider>
  );
}
