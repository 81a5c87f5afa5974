/** What a driver of a store drives, from small to large. */
export const vehicleTypes = ['MOTORCYCLE', 'TRICYCLE', 'CAR', 'VAN', 'TRUCK'] as const;

export type VehicleType = (typeof vehicleTypes)[number];
