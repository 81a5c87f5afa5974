import type { StaffMember } from '@marketplace/contract/store-staff';
import type { RoleName } from '@marketplace/contract/stores';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { roleChoices } from './role-choices.ts';

type Props = {
  member: StaffMember;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onChoose: (role_name: RoleName) => void;
};

/** Another role for somebody, with what it allows. */
export function RoleSheet({ member, isOpen, isBusy, onClose, onChoose }: Props) {
  const [role, setRole] = useState(member.role_name);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={`Peran ${member.name}`}>
      <div className="grid gap-5">
        <RadioGroup
          label="Peran"
          items={roleChoices}
          value={role}
          onValueChange={(value) => setRole(value as RoleName)}
        />
        <Button
          isBlock
          isBusy={isBusy}
          disabled={role === member.role_name}
          onClick={() => onChoose(role)}
        >
          Simpan peran
        </Button>
      </div>
    </Sheet>
  );
}
