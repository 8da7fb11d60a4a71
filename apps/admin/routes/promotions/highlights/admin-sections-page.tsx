import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import { type BannerSection, type ModuleType, moduleTypes, traitsOf } from 'market/modules/modules.rules';
import type { AdminSectionBanner } from 'market/promotions/promotions-sections.admin.contract';
import { imagePath } from 'market/values/image-path';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { PromoCard } from 'ui/buttons/promo-card.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { usePreview } from 'ui/forms/use-preview.ts';
import { DeleteQuestion } from '../../../layout/delete-question.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { HomeHead, useShownModule } from '../parts/home-list.tsx';
import { PromotionPhoto } from '../parts/promotion-photo.tsx';
import { promotionCalls } from '../promotion-calls.ts';
import { sectionBannersQuery } from './highlight-calls.ts';

/** The banners beside the sections of the home pages [OPS-065]. */
export function AdminSectionsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.content" title={t`Section banners`}>
      <Sections />
    </OperatorOnly>
  );
}

const modules = moduleTypes.filter((type) => traitsOf(type).bannerSections.length > 0);

function Sections() {
  const module = useShownModule(modules);
  const { data: banners, isError, refetch } = useQuery(sectionBannersQuery);
  if (!banners) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <HomeHead
        title={<Trans>Section banners</Trans>}
        line={<Trans>A picture with few words beside a section of a home page, in every zone.</Trans>}
        modules={modules}
      />
      <div className={desk.columns}>
        {traitsOf(module).bannerSections.map((section) => {
          const banner = banners.find((one) => one.module_type === module && one.section === section);
          const version = banner?.version ?? 'none';
          return <SectionCard key={`${module}-${section}-${version}`} {...{ module, section, banner }} />;
        })}
      </div>
    </>
  );
}

interface SectionCardProps {
  module: ModuleType;
  section: BannerSection;
  banner: AdminSectionBanner | undefined;
}

function SectionCard({ module, section, banner }: SectionCardProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(banner);
  const [title, setTitle] = useState(banner?.title ?? '');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const preview = usePreview(photo);
  const params = { module_type: module, section };
  const readAgain = () => queries.invalidateQueries({ queryKey: sectionBannersQuery.queryKey });
  const save = useMutation({
    async mutationFn() {
      // A picture that is refused leaves the words saved.
      setSaved(
        await promotionCalls.sections.set({ params, body: { title: title.trim(), version: saved?.version ?? null } }),
      );
      if (photo) await promotionCalls.sections.setPicture({ params, body: { photo } });
    },
    onSuccess() {
      toast({ text: t`Saved`, tone: 'ok' });
      return readAgain();
    },
  });
  const refused = save.error instanceof CallRefused ? save.error.faults : [];
  const faultOf = (name: string) => refused.find(({ code }) => code === name)?.message;
  const isStale = faultOf('changed_meanwhile') !== undefined;
  const names = {
    best_reviewed: t`Above the best reviewed`,
    new_arrival: t`Beside what is new`,
    nearby: t`Beside what is near`,
    bottom: t`At the end`,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (title.trim() && !save.isPending) save.mutate();
  };
  return (
    <form noValidate className={desk.card} aria-labelledby={`section-${section}`} onSubmit={submit}>
      <h2 id={`section-${section}`} className={desk.cardTitle}>
        {names[section]}
      </h2>
      <div className={desk.body}>
        <PromoCard
          size="strip"
          title={title || t`Words`}
          image={preview ?? saved?.image_full_url ?? imagePath('gift')}
        />
        <Field
          label={t`Words`}
          maxLength={60}
          dir="auto"
          value={title}
          onChange={({ target }) => {
            if (save.error) save.reset();
            setTitle(target.value);
          }}
          fault={(isChecked && !title.trim() && t`Write a few words.`) || faultOf('title')}
        />
        <PromotionPhoto onChoose={setPhoto} fault={faultOf('photo')} />
        {save.error && !faultOf('title') && !faultOf('photo') && <CallFaultNote error={save.error} />}
        {isStale && (
          <Button kind="outline" icon="refresh-cw" onClick={() => void readAgain()}>
            <Trans>Load what is saved, without my change</Trans>
          </Button>
        )}
        <div className={desk.states}>
          {saved && (
            <Button kind="outline" onClick={() => setIsDeleting(true)}>
              <Trans>Delete</Trans>
            </Button>
          )}
          <Button type="submit" isLoading={save.isPending}>
            {saved ? <Trans>Save</Trans> : <Trans>Add this banner</Trans>}
          </Button>
        </div>
      </div>
      {saved && isDeleting && (
        <DeleteQuestion
          name={saved.title}
          remove={() => promotionCalls.sections.remove({ params })}
          onDeleted={() => {
            setIsDeleting(false);
            setSaved(undefined);
          }}
          onSettled={readAgain}
          onClose={() => setIsDeleting(false)}
        >
          <Trans>Its picture goes with it.</Trans>
        </DeleteQuestion>
      )}
    </form>
  );
}
