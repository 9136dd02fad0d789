import type { Document } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight, IdCard, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card, RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { IconTile } from '../../ui/tile/icon-tile.tsx';
import { fullDate } from '../../words/dates.ts';
import type { WordKey } from '../../words/namespaces.ts';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import { countryName } from './countries.ts';
import { documentKinds } from './document-kinds.ts';
import { useDocuments } from './document-queries.ts';
import css from './documents.module.css';
import { LoyaltyTile } from './loyalty-tile.tsx';
import { StateChip } from './state-chip.tsx';

/** Identity documents, loyalty cards, and what else one shows at a desk. */
export function DocumentsPage() {
  const { t } = useWords();
  const { documents, isPending, isError, error, refetch } = useDocuments();
  const of = (category: Document['category']) => documents?.filter((document) => document.category === category) ?? [];
  const [identity, loyalty, other] = [of('identity'), of('loyalty'), of('other')];
  return (
    <Page>
      <PageHeader
        title={t('documents.title')}
        back={<BackToProfile phoneOnly />}
        actions={documents && documents.length > 0 && <AddLink label={t('documents.addShort')} />}
      />
      <PageBody narrow>
        {isPending && <RowsSkeleton rows={3} tile={40} />}
        {isError && !documents && <ErrorState error={error} onRetry={() => refetch()} />}
        {documents?.length === 0 && (
          <Card padded>
            <EmptyState icon={IdCard} title={t('documents.emptyTitle')} text={t('documents.emptyText')}>
              <AddLink label={t('documents.add')} />
            </EmptyState>
          </Card>
        )}
        {identity.length > 0 && (
          <Group title="documents.identity">
            <Rows documents={identity} />
          </Group>
        )}
        {loyalty.length > 0 && (
          <Group title="documents.loyalty">
            <ul className={css.cards}>
              {loyalty.map((card) => (
                <LoyaltyTile key={card.id} card={card} />
              ))}
            </ul>
          </Group>
        )}
        {other.length > 0 && (
          <Group title="documents.other">
            <Rows documents={other} />
          </Group>
        )}
        {documents && documents.length > 0 && <p className={css.promise}>{t('documents.promise')}</p>}
      </PageBody>
    </Page>
  );
}

function AddLink({ label }: { label: string }) {
  return (
    <Link to="/documents/new" className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {label}
    </Link>
  );
}

function Group({ title, children }: { title: WordKey; children: ReactNode }) {
  const { t } = useWords();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={css.group}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}

function Rows({ documents }: { documents: readonly Document[] }) {
  return (
    <RowList>
      {documents.map((document) => (
        <li key={document.id}>
          <Row document={document} />
        </li>
      ))}
    </RowList>
  );
}

function Row({ document }: { document: Document }) {
  const { t, language } = useWords();
  const { icon: Icon, word, colour } = documentKinds[document.documentType];
  const about = [
    document.customName ? t(word) : null,
    document.country && countryName(document.country, language),
    document.expiry && t('documents.until', { day: fullDate(document.expiry, language) }),
  ].filter(Boolean);
  return (
    <Link to="/documents/$documentId" params={{ documentId: document.id }} className={rowClass}>
      <IconTile icon={Icon} colour={colour} />
      <RowText title={<bdi>{document.name}</bdi>} text={about.join(' · ')}>
        <span className={css.state}>
          <StateChip document={document} />
        </span>
      </RowText>
      <ChevronRight size={18} aria-hidden="true" className={css.chevron} />
    </Link>
  );
}
