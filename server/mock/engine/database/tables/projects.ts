import type { components } from '../../../../../contracts/api/generated/woojiapi.ts';
import type { StoredPlan } from '../../../../../contracts/domain/plan/stored-plan.ts';
import type { Bytes, Json } from '../stored-values.ts';

export interface ProjectRow {
  project_id: string;
  user_id: string;
  project_name: string;
  sts: 'Ongoing' | 'Finished';
  created_at: number;
  /** null unless its owner has deleted it; it can then be restored for a while */
  deleted_at: number | null;
}

export interface ProjectRoomRow {
  room_id: string;
  project_id: string;
  room_name: string;
  /** rooms show in the order of their positions */
  position: number;
}

/** A product in a room of a project. */
export interface ProjectLineRow {
  line_id: string;
  project_id: string;
  /** '' if it is in no room */
  room_id: string;
  product_id: string;
  number: number;
  price_pence: number;
  main_img: string;
  product_info: string;
  created_at: number;
}

/** The plan of a project, with the same rooms. */
export interface PlanRow {
  project_id: string;
  /** incremented with every change of the plan or of the project's rooms */
  revision: number;
  content: Json<StoredPlan>;
  /** the ids of products that the plan has added to the project, so that it can remove them again */
  product_ids: Json<readonly string[]>;
  changed_at: number;
}

/** A picture of laid floors, re-encoded by us. */
export interface ProjectPictureRow {
  picture_id: string;
  project_id: string;
  /** from left to right */
  product_ids: Json<readonly string[]>;
  /** may be '' */
  title: string;
  /** pixels of the large one */
  width: number;
  height: number;
  /** WebP */
  small: Bytes;
  large: Bytes;
  created_at: number;
}

/** A floor plan and what is traced over it. It is in the database so that it has no path. */
export interface FloorPlanRow {
  file_id: string;
  user_id: string;
  /** null until a project keeps it */
  project_id: string | null;
  kind: 'pdf' | 'picture';
  /** '' until a project keeps it */
  file_name: string;
  /** a PDF as it was sent, a picture as WebP */
  content: Bytes;
  trace: Json<components['schemas']['FloorPlanTrace']>;
  created_at: number;
}

/** A finished project that a customer has sent for the gallery. */
export interface SharedProjectRow {
  example_id: string;
  user_id: string;
  title: string;
  town: string;
  content: string;
  /** the main floor first */
  product_nos: Json<readonly string[]>;
  review: 'waiting' | 'approved' | 'declined';
  /** '' until it is approved */
  voucher_code: string;
  created_at: number;
}

/** A customer's picture, re-encoded by us. It is in the database so that it has no path. */
export interface SharedPictureRow {
  picture_id: string;
  user_id: string;
  /** null until a project takes it */
  example_id: string | null;
  /** place in its project, 0 for the first */
  position: number;
  /** 1 when its project is in the gallery */
  is_public: number;
  /** WebP */
  small: Bytes;
  large: Bytes;
  created_at: number;
}

export interface ProjectsTables {
  shared_projects: SharedProjectRow;
  shared_pictures: SharedPictureRow;
  projects: ProjectRow;
  project_rooms: ProjectRoomRow;
  project_lines: ProjectLineRow;
  project_pictures: ProjectPictureRow;
  floor_plans: FloorPlanRow;
  plans: PlanRow;
}
