import { calls } from 'virtual:contract';
import type { HotelBooking } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../../api/problem.ts';
import { useSend } from '../../../api/use-send.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { errorText } from '../../../ui/error/error-text.ts';
import { Checkbox } from '../../../ui/field/field.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import common from '../hotels.module.css';
import { momentText, OwnClock, PolicySteps } from '../policy-steps.tsx';
import { priceText } from '../price-text.ts';
import css from './booking.module.css';
import { noteBooking, useCancellationPolicy } from './booking-queries.ts';

type CancelProps = { booking: HotelBooking; onClose: () => void };

/** First what it costs at this moment, then a yes to that; only then is the hotel asked. */
export function CancelDialog({ booking, onClose }: CancelProps) {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const policy = useCancellationPolicy(booking.id, true);
  const { send, busy } = useSend(calls.cancelHotelBooking, []);
  const [accepted, setAccepted] = useState<string | null>(null);
  const [moved, setMoved] = useState(false);
  const answer = policy.isFetching && !policy.isRefetching ? undefined : policy.data;
  const costs = answer !== undefined && Number(answer.fee.amount) !== 0;
  const fee = answer ? priceText(answer.fee, language) : '';
  const said = answer ? `${answer.fee.amount} ${answer.policy.version}` : null;

  const cancel = () => {
    if (!answer) return;
    const body = { bookingId: booking.id, acceptedFee: answer.fee, policyVersion: answer.policy.version };
    return send(
      { body },
      {
        onDone: (cancelling) => {
          noteBooking(queries, cancelling);
          onClose();
        },
        onRefused: (error) => {
          if (isRefusal(error, 'booking.changed')) {
            // The clock has passed a step meanwhile: the new fee asks for a new yes.
            setMoved(true);
            setAccepted(null);
            void policy.refetch();
            return true;
          }
          if (isRefusal(error, 'session.step-up-needed')) return true;
          const isFixed = isRefusal(error, 'booking.not-cancellable');
          toast({
            severity: 'danger',
            title: t(isFixed ? 'errors.bookingCannotCancel' : 'errors.bookingCancelFailed'),
            message: isFixed ? t('hotels.onlyRemove') : errorText(error, t),
          });
          return true;
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hotels.cancelTitle', { hotel: booking.hotel.name })}
      actions={
        answer?.cancellable ? (
          <>
            <Button onClick={onClose}>{t('hotels.keepBooking')}</Button>
            <Button
              variant="danger"
              busy={busy || policy.isFetching}
              disabled={costs && accepted !== said}
              onClick={() => void cancel()}
            >
              {costs ? t('hotels.cancelFor', { fee }) : t('hotels.cancelFree')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('common.close')}</Button>
        )
      }
    >
      {policy.error && <ErrorState error={policy.error} onRetry={() => void policy.refetch()} />}
      {!answer && !policy.error && (
        <Skeleton>
          <Bone height={120} radius={16} />
        </Skeleton>
      )}
      {answer && !answer.cancellable && (
        <div className={css.stack}>
          <p className={css.strong}>{t('errors.bookingCannotCancel')}</p>
          <p>{t('hotels.onlyRemove')}</p>
        </div>
      )}
      {answer?.cancellable && (
        <div className={css.stack}>
          {moved && (
            <p className={css.notice} role="alert">
              {t('hotels.feeMoved')}
            </p>
          )}
          <dl className={css.money}>
            <div>
              <dt>{t('hotels.fee')}</dt>
              <dd className={costs ? css.fee : css.noFee}>{costs ? fee : t('hotels.free')}</dd>
            </div>
            <div>
              <dt>{t('hotels.refund')}</dt>
              <dd>{priceText(answer.refund, language)}</dd>
            </div>
          </dl>
          {answer.deadline && (
            <p>
              {t('hotels.costsMoreFrom', { when: momentText(answer.deadline, language) })}
              <span className={css.own}>
                <OwnClock moment={answer.deadline} />
              </span>
            </p>
          )}
          <p className={common.small}>{t('hotels.hotelTime', { when: momentText(answer.hotelTime, language) })}</p>
          <PolicySteps policy={answer.policy} />
          {costs && (
            <Checkbox
              label={t('hotels.acceptFee', { fee })}
              checked={accepted === said}
              onChange={({ target: { checked } }) => setAccepted(checked ? said : null)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
