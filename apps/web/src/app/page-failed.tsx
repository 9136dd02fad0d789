import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../ui/page/page.tsx';
import { useWords } from '../words/words.ts';

/** What stands where a page should: its chunk did not come, or it threw while drawing. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useWords();
  const router = useRouter();
  return (
    <Page>
      <PageHeader title={t('errors.occurred')} />
      <PageBody narrow>
        <ErrorState
          error={error}
          onRetry={() => {
            reset();
            void router.invalidate();
          }}
        />
      </PageBody>
    </Page>
  );
}
