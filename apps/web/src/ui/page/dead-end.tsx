import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty/empty-state.tsx';
import { Page, PageBody, PageHeader } from './page.tsx';

type DeadEndProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  back?: ReactNode;
  /** The way out: a link that looks like a button. */
  children?: ReactNode;
};

/** The page in the place of what is gone, or was never for this person: no error, for another try would not mend it. */
export function DeadEnd({ icon, title, text, back, children }: DeadEndProps) {
  return (
    <Page>
      <PageHeader title={title} back={back} />
      <PageBody narrow>
        <Card>
          <EmptyState icon={icon} text={text}>
            {children}
          </EmptyState>
        </Card>
      </PageBody>
    </Page>
  );
}
