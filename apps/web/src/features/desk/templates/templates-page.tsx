import type { TripTemplate } from '@escale/contract';
import { Bookmark, Ellipsis, Pencil, Trash2, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Card, RowList, RowText } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { KindIcon } from '../../../ui/kind/kind.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { ShowMore } from '../../../ui/paged-rows/show-more.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TripTile } from '../../../ui/trip-tile/trip-tile.tsx';
import { useWords } from '../../../words/words.ts';
import { BackToToday } from '../back-to-today.tsx';
import { useTemplates } from '../desk-queries.ts';
import css from './templates.module.css';

const UseTemplate = lazy(async () => ({ default: (await import('./use-template.tsx')).UseTemplate }));
const RenameTemplate = lazy(async () => ({ default: (await import('./change-template.tsx')).RenameTemplate }));
const DeleteTemplate = lazy(async () => ({ default: (await import('./change-template.tsx')).DeleteTemplate }));

type Deed = { of: TripTemplate; what: 'use' | 'rename' | 'delete' };

/** Trips kept as patterns. */
export function TemplatesPage() {
  const { t } = useWords();
  const list = useTemplates();
  const [deed, setDeed] = useState<Deed | null>(null);
  const templates = list.data?.pages.flatMap(({ items }) => items);
  const close = () => setDeed(null);
  return (
    <Page>
      <PageHeader title={t('agency.templates')} below={t('agency.templatesText')} back={<BackToToday />} />
      <PageBody>
        {list.isPending && <RowsSkeleton rows={4} />}
        {list.isError && !templates && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {templates?.length === 0 && (
          <Card padded>
            <EmptyState icon={Bookmark} title={t('agency.noTemplates')} text={t('agency.noTemplatesText')} />
          </Card>
        )}
        {templates && templates.length > 0 && (
          <RowList aria-label={t('agency.templates')}>
            {templates.map((template) => (
              <li key={template.id} className={css.template}>
                <TemplateRow template={template} onDeed={(what) => setDeed({ of: template, what })} />
              </li>
            ))}
          </RowList>
        )}
        <ShowMore list={list} wide />
      </PageBody>
      <Suspense>
        {deed?.what === 'use' && <UseTemplate template={deed.of} onClose={close} />}
        {deed?.what === 'rename' && <RenameTemplate template={deed.of} onClose={close} />}
        {deed?.what === 'delete' && <DeleteTemplate template={deed.of} onClose={close} />}
      </Suspense>
    </Page>
  );
}

function TemplateRow({ template, onDeed }: { template: TripTemplate; onDeed: (what: Deed['what']) => void }) {
  const { t } = useWords();
  const types = [...new Set(template.segments.map(({ segment }) => segment.type))];
  return (
    <>
      <TripTile place={template.destination?.name ?? template.name} code={template.destination?.iata} size={48} />
      <RowText
        title={template.name}
        text={`${t('agency.days', { count: template.days })} · ${t('agency.segments', { count: template.segments.length })}`}
      >
        <span className={css.kinds}>
          {types.map((type) => (
            <span key={type}>
              <KindIcon type={type} size={15} />
              {t(`segments.${type}`)}
            </span>
          ))}
        </span>
      </RowText>
      <span className={css.templateDeeds}>
        <Button variant="soft" icon={<UserPlus size={17} />} onClick={() => onDeed('use')}>
          {t('agency.useTemplate')}
          <span className="only-heard">: {template.name}</span>
        </Button>
        <Menu
          trigger={
            <IconButton label={t('segments.options', { name: template.name })}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil size={17} />} onSelect={() => onDeed('rename')}>
            {t('agency.rename')}
          </MenuItem>
          <MenuItem icon={<Trash2 size={17} />} danger onSelect={() => onDeed('delete')}>
            {t('common.delete')}
          </MenuItem>
        </Menu>
      </span>
    </>
  );
}
