import type { StaffMember } from '@marketplace/contract/store-staff';
import type { RoleName } from '@marketplace/contract/stores';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { roleChoices } from './role-choices.ts';

type ChoiceProps = {
  member: StaffMember;
  isBusy: boolean;
  onChoose: (role_name: RoleName) => void;
};
type Props = ChoiceProps & { isOpen: boolean; onClose: () => void };

/** Another role for somebody, with what it allows. */
export function RoleSheet({ isOpen, onClose, ...choice }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={`Peran ${choice.member.name}`}>
      <RoleChoice {...choice} />
    </Sheet>
  );
}

/** There only while the sheet is open: each time it begins from the role as it is then. */
function RoleChoice({ member, isBusy, onChoose }: ChoiceProps) {
  const [before] = useState(member.role_name);
  const [role, setRole] = useState(before);
  return (
    <div className="grid gap-5">
      <RadioGroup
        label="Peran"
        items={roleChoices}
        value={role}
        onValueChange={(value) => setRole(value as RoleName)}
      />
      <Button isBlock isBusy={isBusy} disabled={role === before} onClick={() => onChoose(role)}>
        Simpan peran
      </Button>
    </div>
  );
}
